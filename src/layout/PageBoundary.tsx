import { Component, type ReactNode } from 'react'
import { PageFailure } from './PageFailure'

interface Props {
  /** A new path is a new try. */
  readonly path: string
  readonly children: ReactNode
}
interface State {
  readonly error: unknown
  readonly path: string
}

/** A page that breaks leaves the menu standing (safety.md 27). React offers this as a class only. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error })

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { error: null, path }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <PageFailure error={error} onRetry={() => this.setState({ error: null })} />
  }
}
