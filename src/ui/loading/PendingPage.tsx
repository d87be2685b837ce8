import { PendingBar } from '../progress/PendingBar'
import { LoadingForm } from './Loading'

/** Placeholder of the first page inside the frame. */
export const PendingPage = () => (
  <>
    <PendingBar />
    <LoadingForm />
  </>
)
