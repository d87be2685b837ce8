import { useLocation } from 'ra-core'
import { Navigate } from 'react-router-dom'
import { deniedAddress } from '../../providers/navigation/place'

/** Leads to the page about missing access, which names the page of this address. */
export function ClosedRoute() {
  const { pathname } = useLocation()
  return <Navigate replace to={deniedAddress(pathname)} />
}
