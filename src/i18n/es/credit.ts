import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '{{done}} de {{total}} entregados',
  approved: '{{approved}} revisados y aprobados',
  allApproved: 'Todos los documentos están aprobados',
  missing: 'Faltan: {{names}}',
  complete: 'Están todos los documentos.',
  noneAsked: 'No se le pide ningún documento',
  changed: 'Este documento cambió. Se leyó de nuevo lo que se puede hacer con él.',
  find: 'Buscar una solicitud',
  findHint: 'Nombre, RUC o representante',
  nobody: 'Ninguna solicitud se llama así',
  another: 'Otra solicitud',
  application: 'Solicitud',
  authorisation: 'Autorización',
  score: 'Puntaje',
  signFirst:
    'A nadie se consulta sin su firma. Prepare el texto, muestre la pantalla al titular y deje que lo lea y lo firme.',
  prepare: 'Preparar la autorización',
  notAsked: 'El puntaje aparece aquí cuando se consulta el buró con la autorización firmada.',
  onTheWay: 'Se consultó el buró; todavía no hay respuesta.',
  noRecord: 'El buró no tiene historial de esta persona.',
  earlier: 'Autorizaciones anteriores',
  decision: 'Decisión del comité',
  limits:
    'Hasta $5.000 aprueba una persona de crédito, hasta $20.000 dos personas distintas y por encima dos administradores.',
  signatures: 'Firmas',
  lookFirst: 'Revise los documentos antes de enviarlos a firmar.',
  noteLater:
    'Revise los documentos antes de enviarlos. El pagaré se prepara cuando hay un monto aprobado.',
  link: 'Enlace de la invitación',
  linkLead:
    'Quien tenga el enlace puede llenar la solicitud. Cada vez se hace un enlace nuevo; los anteriores sirven hasta que la invitación termine.',
  copyLink: 'Copiar el enlace',
  linkCopied: 'Enlace copiado',
  byWhatsApp: 'Por WhatsApp',
  signedAwaited: 'Firmado. El documento firmado aún no llega desde el proveedor.',
  noCertificate: 'Firmado fuera del proveedor: no hay certificado electrónico.',
  begin_documentos: 'Preparar solicitud y autorización',
  begin_pagare: 'Preparar el pagaré',
}
