import { useEffect, useRef, useState } from 'react'
import { branches } from '../../domain/orders/branches'
import { useServerSettings } from '../../providers/backend/backendContext'
import { Row, Split, Stack, Text } from '../../ui/primitives/layout'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import { ContactForm } from './ContactForm'
import './contact.css'
import { outline } from '../../domain/customers/ecuador'

export function ContactPage() {
  const { contact } = usePages()
  const { nav } = useSite()
  const { whatsapp } = useServerSettings() ?? {}
  const [isSent, setSent] = useState(false)
  return (
    <SitePage title={nav.contact}>
      <div className="site-wide site-hero">
        <h1>{contact.title}</h1>
        <p className="site-lead">{contact.lead}</p>
      </div>
      <Split side={340} gap={6} className="site-wide">
        <div className="site-card">
          {isSent ? (
            <Sent onAgain={() => setSent(false)} />
          ) : (
            <ContactForm onSent={() => setSent(true)} />
          )}
        </div>
        <Stack gap={5}>
          <Stack as="section">
            <Text as="h2" size="xl">
              {contact.hours}
            </Text>
            <Text as="p" tone="secondary">
              {contact.week}
              <br />
              {contact.saturday}
            </Text>
            {whatsapp && (
              <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
                {contact.whatsapp}
              </a>
            )}
          </Stack>
          <Stack as="section" gap={4}>
            <Text as="h2" size="xl">
              {contact.branches}
            </Text>
            <Stack as="ul" gap={4}>
              {branches.map(({ city, address, phone }) => (
                <Row as="li" key={city} align="start" gap={3}>
                  <Text tone="primary">
                    <SiteIcon name="pin" size={20} />
                  </Text>
                  <Stack gap={0} align="start">
                    <strong>{city}</strong>
                    <Text tone="secondary" dir="auto">
                      {address}
                    </Text>
                    <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                      {phone}
                    </a>
                  </Stack>
                </Row>
              ))}
            </Stack>
            <BranchMap />
          </Stack>
        </Stack>
      </Split>
    </SitePage>
  )
}

/** Confirmation in place of the form; receives the focus. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const { contact } = usePages()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack align="center" pad={5}>
      <span className="site-badge">
        <SiteIcon name="check" />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {contact.sentTitle}
      </h2>
      <Text as="p" tone="secondary">
        {contact.sentText}
      </Text>
      <button type="button" className="p-button p-soft p-large" onClick={onAgain}>
        {contact.another}
      </button>
    </Stack>
  )
}

/** One unit is a hundredth of a degree; north is up. */
const x = (lng: number) => (lng + 81.2) * 100
const y = (lat: number) => (1.6 - lat) * 100

/** Map of the mainland with the branches; the list beside it has the same data. */
function BranchMap() {
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
