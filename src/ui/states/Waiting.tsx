import './states.css'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button } from '../controls/Button'
import { Grid, Split, Stack } from '../primitives/layout'
import { Bone } from '../primitives/Meter'
import { plainLater, quiet } from '../theme/plainLater'
import { FaultReference } from './FaultReference'
import { NotFound } from './NotFound'
import { StateFrame } from './StateFrame'

interface WaitingProps {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Placeholder in the shape of what is loading; rows by default. */
  readonly shape?: ReactNode
}

/** Stands in for data that is not here yet: a placeholder, or the error with a retry. */
export const Waiting = ({ error, onRetry, shape = <LoadingRows /> }: WaitingProps) =>
  error ? <ErrorState error={error} onRetry={() => void onRetry()} /> : shape

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

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Loading = (props: { readonly className?: string; readonly children: ReactNode }) => (
  <div role="status" aria-label={useTranslate()('app.common.loading')} {...props} />
)

/** Placeholder of a loading list. */
export const LoadingRows = () => (
  <Loading className="s-rows">
    {rows.map(row => (
      <div key={row} className="s-row">
        <Bone />
        <Bone />
        <Bone />
        <Bone />
        <Bone />
      </div>
    ))}
  </Loading>
)

/** Placeholder of a loading form. */
export const LoadingForm = () => (
  <Loading className="s-form p-card">
    {rows.map(row => (
      <Bone key={row} height={56} />
    ))}
  </Loading>
)

/** Placeholder of a loading record: its head, a main and a side column. */
export const LoadingRecord = () => (
  <Loading className="p-page">
    <Bone width="40%" height={32} />
    <Bone height={96} />
    <Split>
      <Stack gap={5}>
        <Bone height={200} />
        <Bone height={120} />
      </Stack>
      <Stack>
        <Bone height={200} />
      </Stack>
    </Split>
  </Loading>
)

interface LoadingGridProps {
  /** Height of a part in px. @default 200 */
  readonly height?: number
  /** @default 8 */
  readonly count?: number
}

/** Placeholder of cards side by side, of a board's columns or, with a count of one, of a calendar or map. */
export const LoadingGrid = ({ height = 200, count = 8 }: LoadingGridProps) => (
  <Loading>
    <Grid min={240} fit>
      {rows.slice(0, count).map(row => (
        <Bone key={row} height={height} />
      ))}
    </Grid>
  </Loading>
)
