import { SitePage } from '../../pieces/site/SitePage'
import { usePages } from '../../pieces/site/useSite'
import { Look } from '../../pieces/theme/Look'
import { Themed } from '../../pieces/theme/Themed'
import { useLanguage } from '../../providers/backendContext'
import { KindGallery } from './KindGallery'
import { PieceGallery } from './PieceGallery'
import { SampleFrame } from './SampleFrame'
import '../../pieces/page.css'
import './components.css'

/** Our own parts for who builds and who tests: each kind and piece from its registry, alive. */
export function ComponentsPage() {
  const { components } = usePages()
  return (
    <SitePage title={components.title}>
      <div className="site-wide site-hero">
        <h1>{components.title}</h1>
        <p className="site-lead">{components.lead}</p>
      </div>
      <div className="site-wide">
        <Look />
        <Themed>
          <SampleFrame key={useLanguage()}>
            <KindGallery />
            <PieceGallery />
          </SampleFrame>
        </Themed>
      </div>
    </SitePage>
  )
}
