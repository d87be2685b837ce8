import type { ReactNode } from 'react'
import { Boundary } from '../loading/Boundary'
import { Crashed } from './Crashed'

/** An error boundary for one part of a page. */
export const CardBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary
    fallback={(error, retry) => (
      <section className="p-card">
        <Crashed what="part" error={error} onRetry={retry} />
      </section>
    )}
  >
    {children}
  </Boundary>
)
