import { useState } from 'react'
import { usePages } from '../../pieces/site/useSite'
import { pieceSamples } from './pieceSamples'

/** The looks that are no kind, in each of their states; whoever adds one shows it here. */
export function PieceGallery() {
  const { components } = usePages()
  const [missing] = useState(() => new Error('sample'))
  return (
    <section className="components-kinds">
      <h2>{components.pieces}</h2>
      {Object.entries(pieceSamples).map(([name, draw]) => (
        <article key={name} className="components-kind p-card" aria-labelledby={`piece-${name}`}>
          <h3 id={`piece-${name}`}>
            <code>{name}</code>
          </h3>
          <div className="components-piece">{draw(missing)}</div>
        </article>
      ))}
    </section>
  )
}
