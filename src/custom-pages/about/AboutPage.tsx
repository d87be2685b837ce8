import { branches } from '../../domain/orders/branches'
import { CounterPicture } from '../../ui/front/CounterPicture'
import { FrontLink } from '../../ui/front/FrontLink'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { useSite, useSitePart } from '../../ui/site/useSite'
import './about.css'

const figures = [
  ['24', 'provinces'],
  ['8', 'warehouses'],
  ['14', 'brands'],
  ['48', 'hours'],
] as const
const milestones = [
  ['boxes', 'wholesale'],
  ['wallet', 'credit'],
  ['wrench', 'service'],
] as const

export function AboutPage() {
  const about = useSitePart('about')
  const { nav } = useSite()
  return (
    <SitePage title={nav.about}>
      <div className="site-wide site-hero about-hero">
        <div>
          <h1>{about.title}</h1>
          <p className="site-lead">{about.lead}</p>
          <FrontLink to="/contact-us" className="p-button p-contained p-large about-go">
            {nav.contact}
          </FrontLink>
        </div>
        <div className="about-picture">
          <CounterPicture />
        </div>
      </div>
      <dl className="site-wide about-figures">
        {figures.map(([number, word]) => (
          <div key={word}>
            <dt>{about[word]}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <section className="site-wide site-section">
        <h2>{about.what}</h2>
        <ul className="site-cards">
          {milestones.map(([icon, word]) => (
            <li key={word} className="site-card">
              <SiteIcon name={icon} />
              <h3>{about[word].title}</h3>
              <p>{about[word].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="site-wide site-section">
        <h2>{about.places}</h2>
        <ul className="site-cards about-places">
          {branches.map(({ city, address, service }) => (
            <li key={city} className="site-card">
              <h3>{city}</h3>
              <p dir="auto">{address}</p>
              {service && (
                <p className="about-service">
                  <SiteIcon name="wrench" size={18} />
                  {about.warranty}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="site-wide site-band">
        <div>
          <h2>{about.ctaTitle}</h2>
          <p>{about.ctaText}</p>
        </div>
        <FrontLink to="/contact-us?tema=ventas" className="p-button p-contained p-large">
          {nav.contact}
        </FrontLink>
      </section>
    </SitePage>
  )
}
