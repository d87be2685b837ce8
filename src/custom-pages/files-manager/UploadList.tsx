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
import type { FileUploading, Uploads } from './state/useFileUploads'

/** Uploads with progress and errors. */
export function UploadList({ uploads, again, cancel, choose, clear }: Uploads) {
  const translate = useTranslate()
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'done').length
  const waitingCount = uploads.filter(({ state }) => state === 'asking').length
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'failed')
  return (
    <section className="p-card fm-uploads" aria-label={translate('files.uploads')}>
      <header>
        <strong role="status">
          {translate('files.uploaded', { number: done, all: uploads.length })}
        </strong>
        {waitingCount > 1 && <Choices choose={choose} isForAll />}
        {isOver && (
          <Button color="inherit" onClick={clear}>
            {translate('files.clearUploads')}
          </Button>
        )}
      </header>
      <ul>
        {uploads.map(upload => (
          <UploadRow
            key={upload.id}
            upload={upload}
            again={again}
            cancel={cancel}
            choose={choose}
          />
        ))}
      </ul>
    </section>
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
      <Sign fontSize="small" aria-hidden="true" />
      <span className="fm-upload-name">
        <bdi>{name}</bdi>
        {state === 'asking' ? (
          <small role="alert">{translate('files.nameTaken')}</small>
        ) : (
          <small role={reason ? 'alert' : undefined}>
            {reason ? errorText(reason) : sizeText(file.size)}
          </small>
        )}
        {state === 'sending' && <progress max={100} value={percent} aria-label={name} />}
      </span>
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
    <span className="p-wrap">
      <Button variant="outlined" onClick={() => choose('version', id)}>
        {fileText('asVersion')}
      </Button>
      <Button color="inherit" onClick={() => choose('both', id)}>
        {fileText('keepBoth')}
      </Button>
    </span>
  )
}
