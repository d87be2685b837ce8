import './clients.css'
import Chat from '@mui/icons-material/ChatRounded'
import Mail from '@mui/icons-material/MailOutlined'
import Phone from '@mui/icons-material/PhoneRounded'
import { useTranslate } from 'ra-core'
import type { Client } from './client'

/** Links to call and write to a customer. */
export function Ways({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { Cliente: name, Celular, EMAIL } = client
  const digits = (Celular ?? '').replaceAll(/[^+\d]/g, '')
  const isMobile = /^(\+?593|0)9\d{8}$/.test(digits)
  const chat = digits.replace(/^\+/, '').replace(/^0/, '593')
  const ways = [
    digits && { way: 'call', href: `tel:${digits}`, Icon: Phone },
    isMobile && { way: 'whatsapp', href: `https://wa.me/${chat}`, Icon: Chat },
    EMAIL && { way: 'mail', href: `mailto:${EMAIL}`, Icon: Mail },
  ].filter(way => way !== null && typeof way === 'object')
  return (
    <span className="cl-ways">
      {ways.map(({ way, href, Icon }) => (
        <a
          key={way}
          href={href}
          aria-label={translate(`clients.${way}`, { name })}
          title={translate(`clients.${way}`, { name })}
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon fontSize="small" aria-hidden="true" />
        </a>
      ))}
    </span>
  )
}
