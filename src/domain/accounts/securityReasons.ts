/** Reasons of refusals in the security log, by error code. */
export const securityReasons = {
  badCredentials: 'Correo o contraseña incorrectos',
  suspended: 'Cuenta suspendida',
  tooMany: 'Demasiados intentos',
  forbidden: 'Sin permiso',
  forbiddenRoles: 'Requiere otro rol',
  notThisOne: 'Sin permiso para este registro',
  companyRequired: 'Sin empresa elegida',
  foreignCompany: 'Empresa ajena',
  viewAsReadOnly: 'Cambio mientras veía como otra persona',
  chatIsPrivate: 'Conversaciones de otra persona',
  mailIsPrivate: 'Correo de otra persona',
  linkExpired: 'Enlace caducado',
  busy: 'Sistema ocupado',
  diskFull: 'Disco del servidor lleno',
} as const
