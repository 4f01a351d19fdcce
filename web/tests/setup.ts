// What every test has of index.html: addresses are seen from <base>.
document.head.innerHTML = '<base href="/" />';
