import { outline } from '../../domain/customers/ecuador'
import { branches } from '../../domain/orders/branches'
import { usePages } from '../../ui/site/useSite'

/** One unit is a hundredth of a degree; north is up. */
const x = (lng: number) => (lng + 81.2) * 100
const y = (lat: number) => (1.6 - lat) * 100

/** Map of the mainland with the branches; the list beside it has the same data. */
export function BranchMap() {
  const { contact } = usePages()
  return (
    <svg className="contact-map" viewBox="0 0 620 680" role="img" aria-label={contact.map}>
      <polygon points={outline.map(([lat, lng]) => `${x(lng)},${y(lat)}`).join(' ')} />
      {branches.map(({ city, at: [lat, lng] }) => (
        <g key={city} transform={`translate(${x(lng)} ${y(lat)})`}>
          <circle r="22" />
          <circle r="9" />
          <text x="30" y="9">
            {city}
          </text>
        </g>
      ))}
    </svg>
  )
}
