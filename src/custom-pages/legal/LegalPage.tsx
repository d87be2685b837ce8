import { dayText } from '../../base/day'
import { TERMS_VERSION } from '../../domain/accounts/terms'
import { branches, distributorAddress } from '../../domain/orders/branches'
import { useLanguage } from '../../providers/backend/backendContext'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill } from '../../ui/front/words'
import { SitePage } from '../../ui/site/SitePage'
import { useSitePart } from '../../ui/site/useSite'
import './legal.css'

const [office] = branches
/** Isolates the direction of embedded text. */
const isolate = (text = '') => `\u2068${text}\u2069`
const variables = {
  name: isolate(distributorAddress.name),
  ruc: isolate(distributorAddress.ruc),
  address: isolate(office?.address),
  city: isolate(office?.city),
}

/** Privacy notice and terms of use; each paragraph has an anchor. */
export function LegalPage() {
  const words = useSitePart('legal')
  const language = useLanguage()
  const parts = [
    { id: 'datos', title: words.notice, items: words.data },
    { id: 'terminos', title: words.terms, items: words.use },
  ].map(part => ({ ...part, items: Object.entries(part.items) }))
  return (
    <SitePage title={words.title}>
      <div className="site-wide site-hero">
        <h1>{words.title}</h1>
        <p className="site-lead">{fill(words.lead, variables)}</p>
        <p className="legal-version">
          {fill(words.version, { date: dayText(TERMS_VERSION, language, { dateStyle: 'long' }) })}
        </p>
      </div>
      <div className="site-wide legal">
        <nav aria-label={words.contents}>
          {parts.map(({ id, title, items }) => (
            <div key={id}>
              <a href={`#${id}`}>{title}</a>
              <ul>
                {items.map(([name, item]) => (
                  <li key={name}>
                    <a href={`#${id}-${name}`}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          {parts.map(({ id, title, items }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {items.map(([name, item]) => (
                <section key={name} id={`${id}-${name}`}>
                  <h3>{item.title}</h3>
                  <p>{fill(item.text, variables)}</p>
                </section>
              ))}
              {id === 'datos' && (
                <FrontLink to="/contact-us?tema=otro" className="p-button p-contained p-large">
                  {words.exercise}
                </FrontLink>
              )}
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  )
}
