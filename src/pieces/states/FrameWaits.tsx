import './frameWaits.css'
import { PendingBar } from '../progress/PendingBar'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const bars = lines.map(line => <span key={line} />)

/** The shape of the desk while it is not known yet who is signed in; readers hear of the page that comes. */
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
