import Download from '@mui/icons-material/FileDownloadOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/controls/Button'
import { useBackend } from '../../providers/backend/backendContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import {
  type CatalogueFormat,
  type CatalogueSearchTerms,
  useCatalogueFile,
} from './useCatalogueSearch'

interface TakeButtonsProps {
  readonly terms: CatalogueSearchTerms
  readonly client: string | null
  readonly isEmpty: boolean
}
const words = { xlsx: 'excel', pdf: 'pdf' } as const

/** Downloads the catalogue; phones share it directly. */
export function TakeButtons({ terms, client, isEmpty }: TakeButtonsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const addressOf = useApiAddress()
  const { http } = useBackend()
  const fileOf = useCatalogueFile(terms, client)
  const [busy, setBusy] = useState<string>()
  const doing = async (name: string, work: () => Promise<void>) => {
    setBusy(name)
    try {
      await work()
    } catch (error) {
      // The user closed the share dialog.
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed)
        notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  const take = (format: CatalogueFormat) => async () => download(addressOf(await fileOf(format)))
  const share = async () => {
    const url = await fileOf('pdf')
    const [name = 'catalogo'] = (url.split('/').at(-1) ?? '').split('?')
    const body = await (await http.open(url, {})).blob()
    await navigator.share({ files: [new File([body], name, { type: body.type })] })
  }
  return (
    <>
      {(['xlsx', 'pdf'] as const).map(format => (
        <Button
          key={format}
          variant="outlined"
          color="inherit"
          startIcon={<Download />}
          disabled={isEmpty}
          loading={busy === format}
          onClick={() => void doing(format, take(format))}
        >
          {translate(`goods.${words[format]}`)}
        </Button>
      ))}
      {mayShare() && (
        <Button
          variant="contained"
          startIcon={<Share />}
          disabled={isEmpty}
          loading={busy === 'share'}
          onClick={() => void doing('share', share)}
        >
          {translate('goods.share')}
        </Button>
      )}
    </>
  )
}

/** True where the browser can share files. */
const mayShare = () =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'a.pdf', { type: 'application/pdf' })] })

function download(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
