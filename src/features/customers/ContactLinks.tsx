import Chat from '@mui/icons-material/ChatRounded'
import Mail from '@mui/icons-material/MailOutlined'
import Phone from '@mui/icons-material/PhoneRounded'
import { useTranslate } from 'ra-core'
import { dialled } from '../../domain/customers/phone'
import { whatsAppUrl } from '../../ui/controls/whatsApp'

interface ContactLinksProps {
  readonly name: string
  readonly phone: string | null | undefined
  readonly email: string | null | undefined
}

/** Links to call, to write by WhatsApp to a mobile number, and to email. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const translate = useTranslate()
  const number = (phone ?? '').replaceAll(/[^+\d]/g, '')
  const mobile = /^5939\d{8}$/.exec(dialled(number) ?? '')?.[0]
  const links = [
    { way: 'call', href: number && `tel:${number}`, Icon: Phone },
    { way: 'whatsapp', href: mobile && whatsAppUrl(mobile), Icon: Chat },
    { way: 'mail', href: email && `mailto:${email}`, Icon: Mail },
  ]
  return (
    <span className="p-wrap">
      {links.map(
        ({ way, href, Icon }) =>
          href && (
            <a
              key={way}
              href={href}
              className="p-icon-button"
              aria-label={translate(`clients.ways.${way}`, { name })}
              title={translate(`clients.ways.${way}`, { name })}
              {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
            >
              <Icon fontSize="small" aria-hidden="true" />
            </a>
          ),
      )}
    </span>
  )
}
