import type { Translations } from './text'

/** Days an entry of the security log is kept, where configuration says none. */
export const securityKeptDays = 365

/** What the security log tells, by the name of its lines. */
export const securityEvents = {
  signIn: {
    es: 'Inicio de sesión',
    en: 'Sign-in',
    fr: 'Connexion',
    vi: 'Đăng nhập',
    cn: '登录',
    ar: 'تسجيل دخول',
  },
  signInFailed: {
    es: 'Inicio de sesión fallido',
    en: 'Failed sign-in',
    fr: 'Échec de connexion',
    vi: 'Đăng nhập thất bại',
    cn: '登录失败',
    ar: 'فشل تسجيل الدخول',
  },
  signInBlocked: {
    es: 'Inicio de sesión bloqueado',
    en: 'Blocked sign-in',
    fr: 'Connexion bloquée',
    vi: 'Đăng nhập bị chặn',
    cn: '登录被拦截',
    ar: 'حظر تسجيل الدخول',
  },
  registered: {
    es: 'Cuenta registrada',
    en: 'Account registered',
    fr: 'Compte créé',
    vi: 'Đăng ký tài khoản',
    cn: '注册账户',
    ar: 'تسجيل حساب',
  },
  registerBlocked: {
    es: 'Registro bloqueado',
    en: 'Blocked registration',
    fr: 'Inscription bloquée',
    vi: 'Đăng ký bị chặn',
    cn: '注册被拦截',
    ar: 'حظر التسجيل',
  },
  refused: {
    es: 'Acceso denegado',
    en: 'Access denied',
    fr: 'Accès refusé',
    vi: 'Từ chối truy cập',
    cn: '拒绝访问',
    ar: 'رفض الوصول',
  },
  accountChanged: {
    es: 'Cuenta modificada',
    en: 'Account changed',
    fr: 'Compte modifié',
    vi: 'Thay đổi tài khoản',
    cn: '账户变更',
    ar: 'تعديل حساب',
  },
  adminMade: {
    es: 'Administrador creado desde el servidor',
    en: 'Administrator created on the server',
    fr: 'Administrateur créé sur le serveur',
    vi: 'Tạo quản trị viên trên máy chủ',
    cn: '在服务器上创建管理员',
    ar: 'إنشاء مدير على الخادم',
  },
  exported: {
    es: 'Exportación',
    en: 'Export',
    fr: 'Export',
    vi: 'Xuất dữ liệu',
    cn: '导出',
    ar: 'تصدير',
  },
  shared: {
    es: 'Cambio de permisos de archivos',
    en: 'Change of file sharing',
    fr: 'Partage de fichiers modifié',
    vi: 'Thay đổi chia sẻ tệp',
    cn: '文件共享变更',
    ar: 'تغيير مشاركة الملفات',
  },
  viewAs: {
    es: 'Vista como otra persona',
    en: 'Viewed as somebody else',
    fr: 'Vue en tant qu’autre personne',
    vi: 'Xem với vai người khác',
    cn: '以他人身份查看',
    ar: 'عرض بصفة شخص آخر',
  },
} as const satisfies Readonly<Record<string, Translations>>

export type SecurityEvent = keyof typeof securityEvents

export const isSecurityEvent = (name: string): name is SecurityEvent =>
  Object.hasOwn(securityEvents, name)
