import Download from '@mui/icons-material/FileDownloadOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useBackend } from '../../providers/backend/backendContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { Button } from '../../ui/controls/Button'
import { download } from '../../ui/controls/download'
import {
  type CatalogueFormat,
  type CatalogueSearchTerms,
  useCatalogueFile,
} from './useCatalogueSearch'

interface DownloadButtonsProps {
  readonly terms: CatalogueSearchTerms
  readonly client: string | null
  readonly isEmpty: boolean
}
const quiet = { variant: 'outlined', color: 'inherit' } as const
const words = { xlsx: 'excel', pdf: 'pdf' } as const

/** Downloads the catalogue; phones share it directly. */
export function DownloadButtons({ terms, client, isEmpty }: DownloadButtonsProps) {
  const notify = useNotify()
  const apiAddress = useApiAddress()
  const { http } = useBackend()
  const createFile = useCatalogueFile(terms, client)
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
  const downloadAs = (format: CatalogueFormat) => async () =>
    download(apiAddress(await createFile(format)))
  const share = async () => {
    const url = await createFile('pdf')
    const [name = 'catalogo'] = (url.split('/').at(-1) ?? '').split('?')
    const body = await (await http.open(url, {})).blob()
    await navigator.share({ files: [new File([body], name, { type: body.type })] })
  }
  return (
    <>
      {(['xlsx', 'pdf'] as const).map(format => (
        <Button
          key={format}
          {...(format === 'xlsx' || canShare() ? quiet : { variant: 'contained' })}
          startIcon={<Download />}
          disabled={isEmpty}
          loading={busy === format}
          onClick={() => void doing(format, downloadAs(format))}
          i18nKey={`goods.${words[format]}`}
        />
      ))}
      {canShare() && (
        <Button
          variant="contained"
          startIcon={<Share />}
          disabled={isEmpty}
          loading={busy === 'share'}
          onClick={() => void doing('share', share)}
          i18nKey="goods.share"
        />
      )}
    </>
  )
}

/** True where the browser can share files. */
const canShare = () =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'a.pdf', { type: 'application/pdf' })] })
