export { default } from "@locale/fr/cincinnati.ftl";
