import type { LegalMessages } from '../en/legal'

export const legal: LegalMessages = {
  title: 'Protección de datos y términos de uso',
  lead: 'Qué datos suyos tratamos, para qué y qué puede exigirnos; y lo que vale entre usted y {{name}} cuando usa Mostrador.',
  version: 'Versión vigente desde el {{date}}',
  contents: 'En esta página',
  notice: 'Aviso de protección de datos',
  terms: 'Términos de uso',
  exercise: 'Ejercer mis derechos',
  data: {
    who: {
      title: 'Quién responde por sus datos',
      text: '{{name}}, RUC {{ruc}}, con oficina principal en {{address}}, {{city}}, es la responsable del tratamiento según la Ley Orgánica de Protección de Datos Personales del Ecuador (LOPDP). Para todo lo que diga de sus datos, escriba a esa dirección o por la página de contacto: atiende nuestra persona delegada de protección de datos.',
    },
    what: {
      title: 'Qué datos tratamos',
      text: 'De su cuenta: nombres, correo, teléfono, foto si la pone, rol y empresa, y desde qué navegadores abrió sesión. De sus compras: identificación tributaria, direcciones, pedidos, facturas, garantías y pagos. Si pide crédito: ingresos, referencias y documentos que adjunte. Si trabaja con nosotros: marcaciones y, solo en su horario y con su permiso, la posición.',
    },
    why: {
      title: 'Para qué y con qué base',
      text: 'Para ejecutar el contrato: darle acceso, tomar y entregar pedidos, atender garantías. Por obligación legal: facturar y llevar contabilidad. Con su consentimiento: ubicarlo en horario de trabajo y consultar su historial crediticio. Por interés legítimo: cuidar la seguridad de las cuentas y prevenir fraudes. No usamos sus datos para publicidad de terceros ni los vendemos.',
    },
    credit: {
      title: 'Crédito y decisiones',
      text: 'Cuando solicita crédito, y solo con su autorización, consultamos a un buró de información crediticia y firmamos electrónicamente con una entidad certificadora. El puntaje orienta, pero no decide: siempre resuelve una persona o el comité de crédito, y usted puede pedir que le expliquen la decisión.',
    },
    shared: {
      title: 'Con quién se comparten',
      text: 'Con quien hace falta para cumplirle: transportistas (nombre, dirección y teléfono de entrega), marcas y talleres (equipo y garantía), el Servicio de Rentas Internas, el buró y la entidad de firma si pide crédito. Cada uno recibe solo lo suyo. Si un proveedor de alojamiento o correo estuviera fuera del país, le exigimos por contrato una protección equivalente.',
    },
    kept: {
      title: 'Cuánto tiempo',
      text: 'Los comprobantes y lo que los respalda, siete años, como manda la norma tributaria. Las posiciones, treinta días, y las marcaciones, tres años, salvo que la empresa fije otro plazo. Su cuenta, mientras la use; al cerrarla, nadie puede ingresar con ella. Mostrador no elimina lo demás por sí solo: solicítelo y le indicaremos qué nos obliga la ley a conservar.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'En Mostrador usted ve y corrige su perfil, cierra sus sesiones y retira el permiso para ubicarlo. También puede pedir ver todos sus datos, que los corrijamos, eliminemos o suspendamos, recibir una copia, oponerse a su uso y que una persona revise una decisión de crédito. Escríbanos desde la página de contacto: una persona atiende cada solicitud, sin costo, y responde en un máximo de quince días. Todavía no hay descarga ni eliminación automática. Si no queda conforme, puede reclamar ante la Superintendencia de Protección de Datos Personales.',
    },
    must: {
      title: 'Si no los entrega',
      text: 'Sin nombres, correo y contraseña no hay cuenta; sin identificación y dirección no podemos facturar ni entregar. Lo demás es voluntario. Si un dato es falso o está desactualizado, el pedido puede atrasarse o facturarse mal: corríjalo en su perfil o pídanoslo.',
    },
    care: {
      title: 'Cómo los cuidamos',
      text: 'La conexión va cifrada, las contraseñas se guardan de modo que nadie puede leerlas, cada rol ve solo lo que le toca y cada cambio queda registrado con su autor. Si una vulneración lo pusiera en riesgo, se lo avisaremos a usted y a la autoridad en los plazos de la ley.',
    },
    device: {
      title: 'Lo que queda en su equipo',
      text: 'La sesión, el idioma, el carrito y los borradores se guardan en su navegador; las preferencias de apariencia, en cookies que duran tres días. Otra cookie reconoce este dispositivo al ingresar durante 180 días, para que nadie bloquee su cuenta con intentos fallidos. No hay cookies de publicidad ni de seguimiento.',
    },
  },
  use: {
    account: {
      title: 'Su cuenta',
      text: 'Es personal. Cuide su contraseña, no la comparta y avísenos si sospecha que alguien la usa; puede cerrar sus sesiones abiertas en Mi cuenta. Quien se registra entra sin permisos hasta que un administrador le asigna un rol.',
    },
    orders: {
      title: 'Pedidos y precios',
      text: 'Los precios se muestran en dólares y sin IVA hasta el resumen, que siempre dice el total. Un pedido es una oferta suya: se perfecciona cuando lo aprobamos, con el precio que usted confirmó y sujeto a stock y cupo de crédito. Los cambios y anulaciones siguen el estado del pedido.',
    },
    conduct: {
      title: 'Uso correcto',
      text: 'No suplante a nadie, no cargue archivos ilícitos o dañinos, no intente ver lo que su rol no permite ni automatice consultas que perjudiquen el servicio. Podemos suspender una cuenta que lo haga, y se lo diremos.',
    },
    service: {
      title: 'El servicio',
      text: 'Hacemos copias y avisamos las paradas previstas, pero puede haber interrupciones. Un pedido, una marcación o una evidencia que quedó en su equipo se envía cuando vuelve la conexión; hasta entonces no está recibido.',
    },
    changes: {
      title: 'Cambios',
      text: 'Si estos textos cambian en algo importante, su perfil se lo dirá y le pedirá que los acepte de nuevo. Guardamos qué versión aceptó y cuándo.',
    },
    law: {
      title: 'Ley y reclamos',
      text: 'Rige la ley ecuatoriana. Intentemos primero arreglarlo: escríbanos y respondemos. Quien es consumidor conserva todos los derechos de la Ley Orgánica de Defensa del Consumidor y puede acudir a la autoridad o a los jueces de su domicilio.',
    },
  },
}
