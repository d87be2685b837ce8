import type { ReactNode } from 'react'
import { Boundary } from './Boundary'
import { Crashed } from './Crashed'

/** A part of a page that breaks leaves the others standing (safety.md 27). */
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
