import Check from '@mui/icons-material/CheckCircleRounded'
import Close from '@mui/icons-material/CloseRounded'
import Failed from '@mui/icons-material/ErrorOutlineRounded'
import Alike from '@mui/icons-material/FileCopyOutlined'
import Again from '@mui/icons-material/RefreshRounded'
import Upload from '@mui/icons-material/UploadFileOutlined'
import { useTranslate } from 'ra-core'
import { sizeText } from '../../model/access/fileRules'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button, IconButton } from '../../ui/controls/Button'
import { Item } from '../../ui/primitives/Item'
import { Card, Row } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import type { FileUploading, Uploads } from './state/useFileUploads'

/** Uploads with progress and errors. */
export function UploadList({ uploads, again, cancel, choose, clear }: Uploads) {
  const translate = useTranslate()
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'done').length
  const waitingCount = uploads.filter(({ state }) => state === 'asking').length
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'failed')
  return (
    <Card
      flush
      aria-label={translate('files.uploads')}
      title={
        <span role="status">
          {translate('files.uploaded', { number: done, all: uploads.length })}
        </span>
      }
      actions={
        <>
          {waitingCount > 1 && <Choices choose={choose} isForAll />}
          {isOver && <Button color="inherit" onClick={clear} i18nKey="files.clearUploads" />}
        </>
      }
    >
      <ul className="fm-uploads">
        {uploads.map(upload => (
          <UploadRow key={upload.id} upload={upload} {...{ again, cancel, choose }} />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps extends Pick<Uploads, 'again' | 'cancel' | 'choose'> {
  readonly upload: FileUploading
}

const signs = {
  waiting: Upload,
  sending: Upload,
  asking: Alike,
  done: Check,
  failed: Failed,
} as const

function UploadRow({ upload, again, cancel, choose }: RowProps) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  const { id, file, state, percent, reason, isWrong } = upload
  const Sign = signs[state]
  const { name } = file
  return (
    <li data-state={state}>
      <Item
        start={<Sign fontSize="small" aria-hidden="true" />}
        title={<bdi>{name}</bdi>}
        sub={
          <>
            <span role={reason || state === 'asking' ? 'alert' : undefined}>
              {state === 'asking'
                ? translate('files.nameTaken')
                : reason
                  ? errorText(reason)
                  : sizeText(file.size)}
            </span>
            {state === 'sending' && <Meter value={percent / 100} label={name} />}
          </>
        }
        end={
          <>
            {state === 'asking' && <Choices choose={choose} id={id} />}
            {state === 'failed' && !isWrong && (
              <IconButton aria-label={translate('files.again', { name })} onClick={() => again(id)}>
                <Again fontSize="small" />
              </IconButton>
            )}
            {state !== 'done' && (
              <IconButton
                aria-label={translate('files.cancelUpload', { name })}
                onClick={() => cancel(id)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </>
        }
      />
    </li>
  )
}

interface ChoicesProps extends Pick<Uploads, 'choose'> {
  readonly id?: string
  readonly isForAll?: true
}

/** Choices for an existing name: replace it as a new version, or keep both. */
function Choices({ choose, id, isForAll }: ChoicesProps) {
  const translate = useTranslate()
  const fileText = (word: string) => translate(isForAll ? `files.forAll.${word}` : `files.${word}`)
  return (
    <Row wrap as="span">
      <Button variant="outlined" onClick={() => choose('version', id)}>
        {fileText('asVersion')}
      </Button>
      <Button color="inherit" onClick={() => choose('both', id)}>
        {fileText('keepBoth')}
      </Button>
    </Row>
  )
}
