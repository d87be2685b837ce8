import Chat from '@mui/icons-material/ChatRounded'
import Mail from '@mui/icons-material/MailOutlined'
import Phone from '@mui/icons-material/PhoneRounded'
import { LinkBase, type RaRecord, useCreatePath, useTranslate } from 'ra-core'
import { accountRoleLabel } from '../../domain/roles'
import { Portrait } from '../../pieces/Portrait'
import { useLanguage } from '../../providers/backendContext'
import { LateSales } from './LateSales'
import type { Sales } from './useSales'

/** One person: who they are, and the ways to them that the reader may know. */
export function PersonCard({ person, sales }: { person: RaRecord; sales: Sales | undefined }) {
  const sold = sales?.of(person.id)
  const translate = useTranslate()
  const language = useLanguage()
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
      <span className="person-role">{accountRoleLabel(person.ROLE)?.[language]}</span>
      <span className="person-place">
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

/** A mobile number as links to a chat take it: 0991234567 is 593991234567. */
function international(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^09\d{8}$/.test(digits)) return `593${digits.slice(1)}`
  return /^5939\d{8}$/.test(digits) ? digits : ''
}
