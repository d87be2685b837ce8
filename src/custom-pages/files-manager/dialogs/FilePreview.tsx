import Close from '@mui/icons-material/CloseRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useTitles } from '../../../fields/record/useTitles'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { dateTime } from '../../../kinds/dateTime/data'
import type { StoredFile } from '../../../kinds/file/data'
import { sizeText } from '../../../model/access/fileRules'
import { useBackend } from '../../../providers/backend/backendContext'
import { type SentRecord, useTexts } from '../../../providers/backend/catalogueContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { Button, IconButton } from '../../../ui/controls/Button'
import { Facts } from '../../../ui/primitives/Facts'
import { Row } from '../../../ui/primitives/layout'
import { LoadingForm, Waiting } from '../../../ui/states/Waiting'
import { ItemSign } from '../items/ItemSign'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'

export interface PreviewProps {
  readonly item: FolderItem
  readonly onClose: () => void
}

export function FilePreview({ item, onClose }: PreviewProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const { download } = useManager()
  const { data, error, refetch } = useGetOne<SentRecord>(
    'shared-files',
    { id: item.id },
    { staleTime: 0 },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={label}
    >
      <DialogTitle id={label} variant="h2">
        <Row justify="between">
          <bdi>{item.name}</bdi>
          <Row as="span">
            <Button
              color="inherit"
              startIcon={<Download fontSize="small" />}
              onClick={() => void download(item)}
              i18nKey="files.download"
            />
            <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
              <Close />
            </IconButton>
          </Row>
        </Row>
      </DialogTitle>
      <DialogContent className="fm-preview">
        {!data && <Waiting error={error} onRetry={refetch} shape={<LoadingForm />} />}
        {data && <ShownFile item={item} file={data.ARCHIVO as StoredFile} />}
        {data && <FileFacts item={item} record={data} />}
      </DialogContent>
    </Dialog>
  )
}

function FileFacts({ item, record }: { readonly item: FolderItem; readonly record: SentRecord }) {
  const { translate, language } = useTexts()
  const authors = useTitles('users', [record.AUTOR])
  const facts = [
    ['author', authors.get(String(record.AUTOR)) ?? ''],
    ['date', item.at ? dateTime.print(item.at, {}, language) : ''],
    ['size', item.size === undefined ? '' : sizeText(item.size)],
    ['note', String(record.NOTA ?? '')],
  ] as const
  return (
    <Facts
      facts={facts.map(([name, value]) => ({
        label: translate(`files.facts.${name}`),
        value: value && <bdi>{value}</bdi>,
      }))}
    />
  )
}

interface ShownProps {
  readonly item: FolderItem
  readonly file: StoredFile
}

/** Content of a file that the browser can display or play, or of a text. */
function ShownFile({ item, file }: ShownProps) {
  const apiAddress = useApiAddress()
  const [isBroken, setBroken] = useState(false)
  const { type = '', url = '' } = file
  const [family] = type.split('/')
  // the address is signed again on each read; playback keeps the first one
  const [address] = useState(() => apiAddress(url))
  const broken = () => setBroken(true)
  if (isBroken) return <Unshown item={item} file={file} />
  if (family === 'image')
    return <img className="fm-shown" src={address} alt={item.name} onError={broken} />
  if (type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe className="fm-shown fm-pdf" src={address} title={item.name} />
  if (family === 'video')
    // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
    return <video className="fm-shown" src={address} controls preload="metadata" onError={broken} />
  if (family === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
    return <audio className="fm-shown" src={address} controls preload="metadata" onError={broken} />
  if (family === 'text') return <Words url={url} name={item.name} />
  return <Unshown item={item} file={file} />
}

const MOST_LETTERS = 100_000

/** Beginning of a text file, as plain text. */
function Words({ url, name }: { readonly url: string; readonly name: string }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['files-manager', 'text', url],
    queryFn: async () => {
      const response = await http.open(url, { headers: { Range: `bytes=0-${MOST_LETTERS}` } })
      if (!response.ok) throw new Error(translate('files.noPreview'))
      return response.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error || data === undefined)
    return <Waiting error={error} onRetry={refetch} shape={<LoadingForm />} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
    <section className="p-box p-small fm-words" aria-label={name} tabIndex={0}>
      <pre dir="auto" className="p-prose">
        {data.slice(0, MOST_LETTERS)}
        {data.length > MOST_LETTERS && '…'}
      </pre>
    </section>
  )
}

function Unshown({ item, file: { type, url = '' } }: ShownProps) {
  const translate = useTranslate()
  const apiAddress = useApiAddress()
  return (
    <div className="p-nothing fm-unshown">
      <ItemSign item={item} />
      <p>{translate('files.noPreview')}</p>
      {type === 'application/pdf' && (
        <a className="f-link" href={apiAddress(url)} target="_blank" rel="noreferrer">
          {translate('files.openBeside')}
        </a>
      )}
    </div>
  )
}
