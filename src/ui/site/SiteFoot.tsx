import { business } from '../../base/business'
import { useServerSettings } from '../../providers/backend/backendContext'
import { FrontLink } from '../front/FrontLink'
import { useWords } from '../front/words'
import { BrandMark, brand } from '../page/Brand'
import { pages } from './SiteHead'
import { useSite } from './useSite'

/** Footer: further links and legal documents. */
export function SiteFoot() {
  const { nav, foot } = useSite()
  const { words } = useWords()
  const { resolution, changelog, demoAccounts } = useServerSettings() ?? {}
  const list = (from: number, to?: number) => (
    <ul>
      {pages.slice(from, to).map(([path, word]) => (
        <li key={path}>
          <FrontLink to={path}>{nav[word]}</FrontLink>
        </li>
      ))}
    </ul>
  )
  return (
    <footer className="site-foot">
      <div className="site-wide site-foot-columns">
        <div>
          <div className="front-brand">
            <BrandMark size={32} />
            <span>{brand()}</span>
          </div>
          <p>{foot.text}</p>
          {demoAccounts && demoAccounts.length > 0 && <p>{foot.demo}</p>}
        </div>
        <div>
          <h2>{foot.company}</h2>
          {list(0, 2)}
        </div>
        <div>
          <h2>{foot.help}</h2>
          {list(2)}
        </div>
        <div>
          <h2>{foot.documents}</h2>
          <ul>
            <li>
              <FrontLink to={business().terms?.path ?? '/'}>{foot.legal}</FrontLink>
            </li>
            {[
              [resolution, foot.resolution],
              [changelog, foot.changelog],
            ].map(
              ([href, text]) =>
                href && (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noreferrer">
                      {text}
                      <span className="p-hidden"> ({words.common.newTab})</span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
