/** Documents of a credit application (business.md#credit-applications), in reading order. */
export const creditDocumentTypes = {
  PLANILLA_SERVICIO_BASICO: 'Planilla de servicio básico',
  RUC_UPLOAD: 'Documento RUC',
  CEDULA_IDENTIDAD: 'Cédula de identidad',
  CERTIFICADO_BANCARIO: 'Certificado bancario',
  FOTO_LOCAL: 'Foto del local',
  CARTA_VENDEDORES: 'Carta de vendedores',
  ESCRITURA_CONSTITUCION: 'Escritura de constitución',
  NOMBRAMIENTO_REPRESENTANTE: 'Nombramiento del representante',
  CONSULTA_PROCESOS: 'Consulta de procesos judiciales',
  CERTIFICADO_CUMPLIMIENTO_TRIBUTARIO: 'Certificado de cumplimiento tributario',
  CERTIFICADO_CUMPLIMIENTO_IESS: 'Certificado de cumplimiento IESS',
  DECLARACION_IVA: 'Declaración de IVA',
  DECLARACION_IMPUESTOS: 'Declaración de impuestos',
  ESTADO_RESULTADOS: 'Estado de resultados',
  ESTADO_SITUACION_FINANCIERA: 'Estado de situación financiera',
  EQUIFAX_PDF: 'Informe Equifax',
} as const
