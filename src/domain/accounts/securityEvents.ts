/** Default days an entry of the security log is kept. */
export const securityRetentionDays = 365

export const securityEventLabels = {
  signIn: 'Inicio de sesión',
  signInFailed: 'Inicio de sesión fallido',
  signInBlocked: 'Inicio de sesión bloqueado',
  registered: 'Cuenta registrada',
  registerBlocked: 'Registro bloqueado',
  refused: 'Acceso denegado',
  accountChanged: 'Cuenta modificada',
  adminMade: 'Administrador creado desde el servidor',
  exported: 'Exportación',
  shared: 'Cambio de permisos de archivos',
  viewAs: 'Vista como otra persona',
} as const

type SecurityEvent = keyof typeof securityEventLabels

export const isSecurityEvent = (name: string): name is SecurityEvent =>
  Object.hasOwn(securityEventLabels, name)
