import { Suspense } from 'react'
import { plainLater } from '../../pieces/plainLater'
import type { PaperButtonProps } from './PaperButton'

const PaperButton = plainLater<PaperButtonProps>(() =>
  import('./PaperButton').then(module => module.PaperButton),
)

/** The papers of a record; only resources that have some fetch what offers them. */
export const Papers = (props: PaperButtonProps) =>
  props.resource.schema.papers && (
    <Suspense fallback={null}>
      <PaperButton {...props} />
    </Suspense>
  )
