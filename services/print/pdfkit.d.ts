/** Missing in @types/pdfkit: an annotation that belongs to a node of the structure. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement | undefined
  }
}
