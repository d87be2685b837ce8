import { PendingBar } from '../progress/PendingBar'
import { LoadingForm } from './Loading'

/** The frame stands; the first page in it is on its way. */
export const PendingPage = () => (
  <>
    <PendingBar />
    <LoadingForm />
  </>
)
