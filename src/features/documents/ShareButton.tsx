import Chat from '@mui/icons-material/WhatsApp'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { messageFeature } from '../../schemas/features/documents'
import { Button } from '../../ui/controls/Button'
import { whatsAppUrl } from '../../ui/controls/whatsApp'
import type { SlotProps } from '../../ui/features/slotProps'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import type { RecordMessage } from './ShareMenu'

const ShareMenu = quiet(later(() => import('./ShareMenu'), 'ShareMenu'))

/** Opens WhatsApp with the schema's message; the sender can edit it there. */
export function ShareButton({ record }: Pick<SlotProps, 'record'>) {
  const resource = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<RecordMessage>()
  const words = messageFeature.of(resource.schema)
  if (!words || !record) return null
  const open = async () => {
    // Browsers open a tab only during the click; a menu item is a click of its own.
    const tab = words.one ? null : window.open('', '_blank')
    setBusy(true)
    try {
      const path = `${encodeURIComponent(String(record.id))}/message`
      const message = await dataProvider.askFeature<RecordMessage>(resource.name, { path })
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
  const label = translate('devices.papers.share')
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        startIcon={<Chat />}
        aria-label={label}
        aria-haspopup={words.one && 'menu'}
        loading={busy}
        onClick={() => void open()}
      >
        <span className="r-word">{label}</span>
      </Button>
      {asked && (
        <ShareMenu
          anchor={button.current}
          label={label}
          message={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
