import './whatsapp.css'
import { useServerSettings } from '../../providers/backend/backendContext'

/** Link to a chat with support; hidden without a configured number. */
export function WhatsApp() {
  const number = useServerSettings()?.whatsapp
  if (!number) return null
  return (
    <aside className="whatsapp" aria-label="WhatsApp">
      <a href={`https://wa.me/${number}`} target="_blank" rel="noreferrer" title="WhatsApp">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 18.2c-1.6 0-3.1-.4-4.4-1.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 1 1 12 20.2Zm4.6-6.1c-.3-.1-1.5-.7-1.7-.8-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-1.5-.8-2.5-1.4-3.4-3.1-.3-.4.2-.4.7-1.3.1-.2 0-.3 0-.5l-.8-1.8c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.3.3-1 .9-1 2.3s1 2.7 1.1 2.9c.1.2 2 3 4.8 4.3 1.8.7 2.5.8 3.4.7.5-.1 1.6-.7 1.9-1.3.2-.7.2-1.2.2-1.3-.1-.2-.3-.2-.5-.3Z" />
        </svg>
        <span className="p-hidden">WhatsApp</span>
      </a>
    </aside>
  )
}
