import './toasts.css'
import { SnackbarProvider } from 'notistack'
import { useSettings } from '../../providers/backend/backendContext'
import { Toast } from './Toast'
import { ToastFeed } from './ToastFeed'

const looks = { default: Toast, success: Toast, info: Toast, warning: Toast, error: Toast }

/** At most five, no duplicates, 3,000 ms, top right, `success` by default. */
export const Toasts = () => (
  <SnackbarProvider
    maxSnack={5}
    preventDuplicate
    autoHideDuration={3000}
    variant="success"
    anchorOrigin={{
      vertical: 'top',
      horizontal: useSettings().themeDirection === 'rtl' ? 'left' : 'right',
    }}
    classes={{ containerRoot: 'toasts' }}
    Components={looks}
  >
    <ToastFeed />
  </SnackbarProvider>
)
