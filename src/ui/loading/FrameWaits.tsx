import './frameWaits.css'
import { PendingBar } from '../progress/PendingBar'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const bars = lines.map(line => <span key={line} />)

/** Placeholder of the frame before the session is known; screen readers are told that a page is loading. */
export const FrameWaits = () => (
  <>
    <PendingBar />
    <div className="frame-waits" aria-hidden="true">
      <nav>{bars}</nav>
      <header>
        <span />
        <span />
      </header>
      <main>{bars}</main>
    </div>
  </>
)
