import { useTranslate } from 'ra-core'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button } from '../controls/Button'
import { plainLater, quiet } from '../theme/plainLater'
import { FaultReference } from './FaultReference'
import { NotFound } from './NotFound'
import { StateFrame } from './StateFrame'

const Forbidden = quiet(plainLater(() => import('./Forbidden'), 'Forbidden'))

interface ErrorStateProps {
  readonly error: unknown
  readonly title?: string
  readonly onRetry: () => void
  readonly what?: 'list' | 'page'
  /** It is the page's only content, so its title is the h1. */
  readonly isPage?: boolean
}

/** An error of the server, by status; temporary errors have a retry button. */
export function ErrorState({
  error,
  title,
  onRetry,
  what = 'page',
  isPage = false,
}: ErrorStateProps) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  const { status, message, requestId } = readError(error)
  if (status === 403) return <Forbidden what={what} isPage={isPage} reason={message} />
  if (status === 404) return <NotFound isPage={isPage} />
  return (
    <StateFrame
      scene="fault"
      tone="error"
      title={title ?? translate('app.page.wrong')}
      text={errorText(message)}
      isPage={isPage}
    >
      <Button variant="contained" onClick={onRetry} i18nKey="app.common.retry" />
      {requestId && <FaultReference id={requestId} />}
    </StateFrame>
  )
}

interface Refused {
  readonly status?: number
  readonly message?: string
  readonly body?: { readonly requestId?: string } | null
}

const readError = (error: unknown) => {
  const { status, message = '', body } = (error ?? {}) as Refused
  return { status, message, requestId: body?.requestId }
}
