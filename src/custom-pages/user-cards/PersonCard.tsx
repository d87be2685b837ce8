import Chat from '@mui/icons-material/ChatRounded'
import Mail from '@mui/icons-material/MailOutlined'
import Phone from '@mui/icons-material/PhoneRounded'
import { LinkBase, type RaRecord, useCreatePath, useTranslate } from 'ra-core'
import { isAccountRole } from '../../base/business'
import type { Part, Unit } from '../../model/endpoints/figures'
import { Portrait } from '../../pieces/controls/Portrait'
import { amountText } from '../../pieces/figures/text/amounts'
import { useBehindPath } from '../../pieces/figures/text/useBehindPath'
import type { PersonSales } from './usePersonSales'

/** A person with the contact data that the reader may see. */
export function PersonCard({
  person,
  sales,
}: {
  person: RaRecord
  sales: PersonSales | undefined
}) {
  const sold = sales?.salesOf(person.id)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [name, email, phone, city] = ['DISPLAYNAME', 'EMAIL', 'PHONENUMBER', 'CITY'].map(field =>
    String(person[field] ?? ''),
  ) as [string, string, string, string]
  const digits = international(phone)
  const ways = [
    phone && { way: 'call', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, Icon: Phone },
    email && { way: 'write', href: `mailto:${email}`, Icon: Mail },
    digits && { way: 'whatsapp', href: `https://wa.me/${digits}`, Icon: Chat },
  ].filter(way => way !== '')
  return (
    <div className="person p-card">
      <Portrait className="person-photo" name={name} photo={String(person.PHOTOURL ?? '')} />
      <LinkBase
        className="person-name"
        to={createPath({ resource: 'users', type: 'show', id: person.id })}
      >
        <bdi>{name}</bdi>
      </LinkBase>
      <span className="p-quiet person-role">
        {isAccountRole(person.ROLE) && translate(`roles.${person.ROLE}`)}
      </span>
      <span className="p-quiet person-place">
        <bdi>{city}</bdi>
      </span>
      {sales && sold && <LateSales part={sold} unit={sales.unit} />}
      <div className="person-ways">
        {ways.map(({ way, href, Icon }) => (
          <a
            key={way}
            href={href}
            aria-label={translate(`shell.cards.${way}`, { name })}
            title={translate(`shell.cards.${way}`, { name })}
            {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
          >
            <Icon fontSize="small" aria-hidden="true" />
          </a>
        ))}
      </div>
    </div>
  )
}

/** International form of a mobile number for chat links: 0991234567 becomes 593991234567. */
function international(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^09\d{8}$/.test(digits)) return `593${digits.slice(1)}`
  return /^5939\d{8}$/.test(digits) ? digits : ''
}

/** A person's recent sales, with a link to their orders. */
function LateSales({ part, unit }: { part: Part; unit: Unit }) {
  const translate = useTranslate()
  const path = useBehindPath()(part.behind)
  const amount = <bdi>{amountText(part.amount, unit)}</bdi>
  return (
    <p className="person-sales">
      {translate(unit === 'money' ? 'shell.cards.sales' : 'shell.cards.orders')}
      {path ? <LinkBase to={path}>{amount}</LinkBase> : <strong>{amount}</strong>}
    </p>
  )
}
