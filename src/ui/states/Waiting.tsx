import type { ReactNode } from 'react'
import { LoadingRows } from '../loading/Loading'
import { ErrorState } from './ErrorState'

interface WaitingProps {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Placeholder in the shape of what is loading; rows by default. */
  readonly shape?: ReactNode
}

/** Stands in for data that is not here yet: a placeholder, or the error with a retry. */
export const Waiting = ({ error, onRetry, shape = <LoadingRows /> }: WaitingProps) =>
  error ? <ErrorState error={error} onRetry={() => void onRetry()} /> : shape
