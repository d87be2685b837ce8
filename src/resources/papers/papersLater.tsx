import { Suspense } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import { plainLater } from '../../ui/theme/plainLater'
import type { PaperButtonProps } from './PaperButton'

const PaperButton = plainLater<PaperButtonProps>(() =>
  import('./PaperButton').then(module => module.PaperButton),
)

/** Loaded for resources with documents. */
export const Papers = (props: PaperButtonProps) =>
  useResource().schema.documents && (
    <Suspense fallback={null}>
      <PaperButton {...props} />
    </Suspense>
  )
