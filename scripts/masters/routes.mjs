/** Pages of the demo data, one of each kind, for the pictures after each change. */
export const somePages = [
  ...['/nosotros', '/pricing', '/auth/login/'],
  ...['app', 'kanban', 'calendar', 'files-manager', 'chat', 'mail', 'blank'],
  ...['general/ecommerce', 'general/analytics', 'user/list', 'user/account'],
  ...['e-commerce/list', 'e-commerce/shop', 'e-commerce/checkout', 'e-commerce/product/06.04.16'],
  ...['e-commerce/product/06.04.16/edit', 'invoice/list', 'invoice/1360', 'blog/post/1'],
  ...['st/garantia', 'rrhh/Marcar', 'credito/juridica/crear'],
].map(whole)

/** Every route of the product. */
export const everyPage = [
  ...somePages,
  ...['register', 'verify', 'reset-password', 'new-password'].map(name => `/auth/${name}/`),
  ...[
    '/403',
    '/404',
    '/500',
    '/payment',
    '/faqs',
    '/contact-us',
    '/estado-servicio',
    '/credito/solicitud',
  ],
  ...['/coming-soon', '/maintenance', '/components', '/proteccion-de-datos'],
  ...['permission-denied', 'notifications-page'],
  ...['app', 'banking', 'booking', 'file'].map(name => `general/${name}`),
  ...['gerencia-power-bi', 'administrativo', 'cartera', 'vendedor'].map(
    name => `microsoft-power-bi/${name}`,
  ),
  ...['mail/all', 'chat/new', 'chat/1'],
  ...['new', 'cards', 'profile', '1/edit', 'tracking'].map(name => `user/${name}`),
  ...[
    'catalogo',
    'ConsultClients',
    'CreateClient',
    'gestion-imagenes',
    'CatalogoTomebamba',
    'product/new',
  ].map(name => `e-commerce/${name}`),
  ...['imeis', 'series', 'cargar_evidencia', 'validar_evidencia', 'new', '1360/edit'].map(
    name => `invoice/${name}`,
  ),
  ...[
    'blog/posts',
    'blog/new',
    'gestion/mayorista',
    'gestion/cfinal',
    'rrhh/ReporteRRHH',
    'customer',
  ],
  ...['CrearOrden', 'GestionGarantia', 'CrearNotaCreditoSAP', 'ReporteST'].map(
    name => `st/${name}`,
  ),
  ...['juridica/actualizar?id=1', 'natural/crear', 'natural/actualizar?id=1'].map(
    name => `credito/${name}`,
  ),
  ...['credito/cargar_archivos_credito', 'credito/auth_equifax_uanataca'],
].map(whole)

function whole(path) {
  return path.startsWith('/') ? path : `/dashboard/${path}`
}

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Desk or phone, light or dark, Spanish or Arabic (right to left). */
export const everyLook = [desk, phone].flatMap(viewport =>
  [false, true].flatMap(dark => ['es', 'ar'].map(language => ({ viewport, dark, language }))),
)
