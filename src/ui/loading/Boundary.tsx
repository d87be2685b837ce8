import { Component, type ReactNode } from 'react'
import { markShown } from '../../providers/session/shownErrors'

interface BoundaryProps {
  /** A new value resets the boundary. */
  readonly about?: string
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}
interface BoundaryState {
  readonly error: unknown
  readonly about: string | undefined
}

/** An error boundary: its surroundings stay. React offers it as a class only. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, about: this.props.about }

  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ error })

  static getDerivedStateFromProps(
    { about }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return about === state.about ? null : { error: null, about }
  }

  override componentDidCatch(error: unknown) {
    markShown(error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return this.props.fallback(error, () => this.setState({ error: null }))
  }
}
