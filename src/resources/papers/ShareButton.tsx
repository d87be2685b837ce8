import Chat from '@mui/icons-material/WhatsApp'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { whatsAppUrl } from '../../domain/phone'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Message } from '../../providers/dataProvider/extras'
import type { Sent } from '../useRecord'
import type { ShareMenuProps } from './ShareMenu'

const ShareMenu = later<ShareMenuProps>(() =>
  import('./ShareMenu').then(module => module.ShareMenu),
)

interface ShareButtonProps {
  readonly resource: Resource
  readonly record: Pick<Sent, 'id'>
}

/** Opens WhatsApp with the message a schema words about its records; the sender reads it before it goes. */
export function ShareButton({ resource, record }: ShareButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Message>()
  const { share } = resource.schema
  if (!share) return null
  const open = async () => {
    // A browser opens a tab only at the press itself; where something is chosen there is another.
    const tab = share.one ? null : window.open('', '_blank')
    setBusy(true)
    try {
      const message = await dataProvider.message(resource.name, record.id)
      const url = whatsAppUrl(message.phone, message.text)
      if (message.choices?.length) setAsked(message)
      else if (tab) tab.location.href = url
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const label = translate('app.papers.share')
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        startIcon={<Chat />}
        aria-label={label}
        aria-haspopup={share.one && 'menu'}
        loading={busy}
        onClick={() => void open()}
      >
        <span className="r-word">{label}</span>
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <ShareMenu
            anchor={button.current}
            label={label}
            message={asked}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
