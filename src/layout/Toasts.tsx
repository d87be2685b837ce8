import { Notification } from 'ra-ui-materialui'

export const Toasts = () => (
  <Notification autoHideDuration={3000} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />
)
