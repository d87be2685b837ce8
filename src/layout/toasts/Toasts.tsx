import './toasts.css'
import { SnackbarProvider } from 'notistack'
import { useSettings } from '../../providers/backendContext'
import { Feed } from './Feed'
import { Toast } from './Toast'

const looks = { default: Toast, success: Toast, info: Toast, warning: Toast, error: Toast }

/** At most five, none twice, 3,000 ms, top right, success unless said otherwise (product.md 9). */
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
    <Feed />
  </SnackbarProvider>
)
