import { FrontLink } from '../../ui/front/FrontLink'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import './pricing.css'

const plans = ['retail', 'wholesale', 'chain'] as const
const features = ['f1', 'f2', 'f3', 'f4'] as const
const popular = 'wholesale'

export function PricingPage() {
  const { pricing } = usePages()
  const { nav } = useSite()
  return (
    <SitePage title={nav.pricing}>
      <div className="site-wide site-hero site-centre">
        <h1>{pricing.title}</h1>
        <p className="site-lead">{pricing.lead}</p>
      </div>
      <ul className="site-wide site-cards pricing-plans">
        {plans.map(plan => {
          const { name, who: audience, price } = pricing[plan]
          return (
            <li key={plan} className="site-card" data-popular={plan === popular || undefined}>
              {plan === popular && <span className="pricing-popular">{pricing.popular}</span>}
              <h2>{name}</h2>
              <p>{audience}</p>
              <p className="pricing-price">{price}</p>
              <ul>
                {features.map(feature => (
                  <li key={feature}>
                    <SiteIcon name="check" size={20} />
                    {pricing[plan][feature]}
                  </li>
                ))}
              </ul>
              <FrontLink
                to="/contact-us?tema=ventas"
                className={`p-button p-large ${plan === popular ? 'p-contained' : 'p-soft'}`}
              >
                {pricing.choose}
                <span className="p-hidden">: {name}</span>
              </FrontLink>
            </li>
          )
        })}
      </ul>
      <p className="site-wide pricing-note">{pricing.note}</p>
    </SitePage>
  )
}
