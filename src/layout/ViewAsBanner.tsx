import './viewAs.css'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useBackend, useViewedUser } from '../providers/backend/backendContext'
import { Button } from '../ui/controls/Button'

/** The impersonated person, with a button to stop; it stays visible. */
export function ViewAsBanner() {
  const translate = useTranslate()
  const client = useQueryClient()
  const { viewAs } = useBackend()
  const looked = useViewedUser()
  if (!looked) return null
  const back = () => {
    viewAs.end()
    client.removeQueries({ type: 'inactive' })
  }
  return (
    <div className="view-as" role="status">
      <Visibility fontSize="small" aria-hidden="true" />
      <span>{translate('app.viewAs.banner', { name: looked.name })}</span>
      <Button color="inherit" variant="outlined" onClick={back}>
        {translate('app.viewAs.back')}
      </Button>
    </div>
  )
}
