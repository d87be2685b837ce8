import { Suspense } from 'react'
import { plainLater } from '../../pieces/theme/plainLater'
import type { PaperButtonProps } from './PaperButton'

const PaperButton = plainLater<PaperButtonProps>(() =>
  import('./PaperButton').then(module => module.PaperButton),
)

/** Loaded for resources with documents. */
export const Papers = (props: PaperButtonProps) =>
  props.resource.schema.documents && (
    <Suspense fallback={null}>
      <PaperButton {...props} />
    </Suspense>
  )
