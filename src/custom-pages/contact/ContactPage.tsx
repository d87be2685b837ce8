import { useEffect, useRef, useState } from 'react'
import { branches } from '../../domain/orders/branches'
import { useServerSettings } from '../../providers/backend/backendContext'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import { BranchMap } from './BranchMap'
import { ContactForm } from './ContactForm'
import './contact.css'

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
      <div className="site-wide contact-columns">
        <div className="site-card contact-form">
          {isSent ? (
            <Sent onAgain={() => setSent(false)} />
          ) : (
            <ContactForm onSent={() => setSent(true)} />
          )}
        </div>
        <div className="contact-aside">
          <section>
            <h2>{contact.hours}</h2>
            <p>
              {contact.week}
              <br />
              {contact.saturday}
            </p>
            {whatsapp && (
              <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
                {contact.whatsapp}
              </a>
            )}
          </section>
          <section>
            <h2>{contact.branches}</h2>
            <ul className="contact-branches">
              {branches.map(({ city, address, phone }) => (
                <li key={city}>
                  <SiteIcon name="pin" size={20} />
                  <div>
                    <strong>{city}</strong>
                    <span dir="auto">{address}</span>
                    <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                      {phone}
                    </a>
                  </div>
                </li>
              ))}
            </ul>
            <BranchMap />
          </section>
        </div>
      </div>
    </SitePage>
  )
}

/** Confirmation in place of the form; receives the focus. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const { contact } = usePages()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="p-stack contact-sent">
      <span className="site-badge">
        <SiteIcon name="check" />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {contact.sentTitle}
      </h2>
      <p>{contact.sentText}</p>
      <button type="button" className="front-button front-quiet site-button" onClick={onAgain}>
        {contact.another}
      </button>
    </div>
  )
}
