import Chat from '@mui/icons-material/WhatsApp'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../useRecord'

interface ShareButtonProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Opens WhatsApp with the message a schema words about its records; the sender reads it before it goes. */
export function ShareButton({ resource, record }: ShareButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [busy, setBusy] = useState(false)
  if (!resource.schema.share) return null
  const share = async () => {
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const { text, phone } = await dataProvider.message(resource.name, record.id)
      const url = `https://wa.me/${phone ?? ''}?${new URLSearchParams({ text })}`
      if (tab) tab.location.href = url
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Chat />}
      aria-label={translate('app.papers.share')}
      loading={busy}
      onClick={() => void share()}
    >
      <span className="r-word">{translate('app.papers.share')}</span>
    </Button>
  )
}
