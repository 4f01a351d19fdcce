export { default } from "@locale/fr/dicetown.ftl";
