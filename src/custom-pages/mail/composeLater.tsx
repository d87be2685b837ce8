import { Suspense } from 'react'
import { later } from '../../pieces/later'
import type { ComposeProps } from './Compose'

const Window = later<ComposeProps>(() => import('./Compose').then(module => module.Compose))

/** The window with its editor, whose code comes with the first mail that is written. */
export const Compose = (props: ComposeProps) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
)
