import Close from '@mui/icons-material/CloseRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useTitles } from '../../../fields/record/useTitles'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { dateTime } from '../../../kinds/dateTime/data'
import type { StoredFile } from '../../../kinds/file/data'
import { sizeText } from '../../../model/access/fileRules'
import { useLanguage } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../../resources/record/useRecord'
import { Button, IconButton } from '../../../ui/controls/Button'
import { LoadingForm } from '../../../ui/loading/Loading'
import { Facts } from '../../../ui/primitives/Facts'
import { Row } from '../../../ui/primitives/layout'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { FolderItem } from '../state/items'
import { useFresh } from '../state/useFresh'
import { ShownFile } from './ShownFile'

export interface PreviewProps {
  readonly item: FolderItem
  readonly onClose: () => void
}

export function FilePreview({ item, onClose }: PreviewProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const { download } = useFresh()
  const { data, error, refetch } = useGetOne<SentRecord>(
    'shared-files',
    { id: item.id },
    { retry: false, staleTime: 0 },
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
            >
              {translate('files.download')}
            </Button>
            <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
              <Close />
            </IconButton>
          </Row>
        </Row>
      </DialogTitle>
      <DialogContent className="fm-preview">
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <ShownFile item={item} file={data.ARCHIVO as StoredFile} />}
        {data && <FileFacts item={item} record={data} />}
      </DialogContent>
    </Dialog>
  )
}

function FileFacts({ item, record }: { readonly item: FolderItem; readonly record: SentRecord }) {
  const translate = useTranslate()
  const language = useLanguage()
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
