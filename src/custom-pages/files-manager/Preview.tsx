import Close from '@mui/icons-material/CloseRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { useTitles } from '../../fields/useTitles'
import { sizeText } from '../../model/fileRules'
import type { StoredFile } from '../../model/kinds/structure'
import { dateTime } from '../../model/kinds/time'
import { Button, IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useLanguage } from '../../providers/backendContext'
import type { Sent } from '../../resources/useRecord'
import type { Item } from './items'
import { Shown } from './Shown'
import { useFresh } from './useFresh'

export interface PreviewProps {
  readonly item: Item
  readonly onClose: () => void
}

/** A file as it is, where the browser can show it, and what is known of it. */
export function Preview({ item, onClose }: PreviewProps) {
  const translate = useTranslate()
  const label = useId()
  const isNarrow = useNarrow()
  const { download } = useFresh()
  const { data, error, refetch } = useGetOne<Sent>(
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
      <DialogTitle id={label} variant="h2" className="fm-dialog-head">
        <bdi>{item.name}</bdi>
        <span>
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
        </span>
      </DialogTitle>
      <DialogContent className="fm-preview">
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Shown item={item} file={data.ARCHIVO as StoredFile} />}
        {data && <Facts item={item} record={data} />}
      </DialogContent>
    </Dialog>
  )
}

function Facts({ item, record }: { readonly item: Item; readonly record: Sent }) {
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
    <dl className="fm-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`files.facts.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
