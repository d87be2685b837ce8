import { useState } from 'react'
import { useLanguage } from '../../providers/backend/backendContext'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import { Themed } from '../../ui/theme/Themed'
import { ThemeLook } from '../../ui/theme/ThemeLook'
import { KindGallery } from './KindGallery'
import { PrimitiveGallery } from './PrimitiveGallery'
import { pieceSamples } from './pieceSamples'
import { SampleFrame } from './SampleFrame'
import '../../ui/page/page.css'
import './components.css'

/** Gallery of field kinds and shared components, generated from their registries. */
export function ComponentsPage() {
  const { components } = usePages()
  return (
    <SitePage title={components.title}>
      <div className="site-wide site-hero">
        <h1>{components.title}</h1>
        <p className="site-lead">{components.lead}</p>
      </div>
      <div className="site-wide">
        <ThemeLook />
        <Themed>
          <SampleFrame key={useLanguage()}>
            <PrimitiveGallery />
            <KindGallery />
            <PieceGallery />
          </SampleFrame>
        </Themed>
      </div>
    </SitePage>
  )
}

/** Components that are not field kinds, in every state. */
function PieceGallery() {
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
          <div className="p-cluster components-piece">{draw(missing)}</div>
        </article>
      ))}
    </section>
  )
}
